/** The server writes the head of the first page: the code for others comes with the second one. */
export function loadHeads() {
  return import(/* webpackChunkName: "head" */ './head')
}
