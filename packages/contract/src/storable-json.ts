/** PostgreSQL keeps neither NUL nor half a surrogate pair in JSON, wherever in an unknown field it may be. */
export function isStorableJson(value: unknown): boolean {
  const escapes = JSON.stringify(value).replaceAll('\\\\', '');
  return !/\\u(0000|d[89a-f])/.test(escapes);
}
