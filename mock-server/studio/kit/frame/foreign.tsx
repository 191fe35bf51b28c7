/** @jsxImportSource preact */
/** Elements that were made without a component. */
export const foreign = (nodes: readonly (Node | string)[]) => (
  <div
    style={{ display: 'contents' }}
    ref={(box) => {
      if (!box?.firstChild) box?.append(...nodes);
    }}
  />
);
