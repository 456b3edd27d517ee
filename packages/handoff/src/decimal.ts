/** A number as short as six decimals write it, without an exponent and without a minus before nothing. */
export function decimal(value: number): string {
  const text = value.toFixed(6).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}
