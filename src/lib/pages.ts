export interface Page<Row> {
  list: Row[];
  total: number;
  pageNum: number;
  pageSize: number;
}

export function nextPage({ list, pageNum, pageSize, total }: Page<unknown>): number | undefined {
  return list.length > 0 && pageNum * pageSize < total ? pageNum + 1 : undefined;
}

/** A row that moved to a later page while the list loaded shows once. */
export function rowsOf<Row extends { id: string }>(pages: readonly Page<Row>[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { list } of pages) for (const row of list) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}
