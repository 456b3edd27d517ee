/**
 * What changes the clips of a project and what is made of them happens one after the other: a clip removed on the screen
 * before is gone when a video is asked for.
 */
export function clipsScope(projectId: number): { readonly id: string } {
  return { id: `clips of ${projectId}` };
}
