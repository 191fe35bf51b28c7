/** A page of a list as the calls give it. */
export interface Page<Row> {
  list: Row[];
  total: number;
  pageNum: number;
  pageSize: number;
}

/** The page behind the last one; undefined when the last one was the end. */
export function nextPage({ list, pageNum, pageSize, total }: Page<unknown>): number | undefined {
  return list.length > 0 && pageNum * pageSize < total ? pageNum + 1 : undefined;
}

/** The rows of all pages. One that moved to a later page while the list was loaded shows once. */
export function rowsOf<Row extends { id: string }>(pages: readonly Page<Row>[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { list } of pages) for (const row of list) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}
