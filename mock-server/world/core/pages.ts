/** The contract's validation sets the defaults of spec point 9. */
export interface PageQuery {
  pageNum: number;
  pageSize: number;
}

export interface Page<Row> {
  list: Row[];
  total: number;
  pageNum: number;
  pageSize: number;
}

export function pageOf<Row>(rows: readonly Row[], { pageNum, pageSize }: PageQuery): Page<Row> {
  const start = (pageNum - 1) * pageSize;
  return { list: rows.slice(start, start + pageSize), total: rows.length, pageNum, pageSize };
}

export function mapPage<Row, Mapped>({ list, ...page }: Page<Row>, map: (row: Row) => Mapped): Page<Mapped> {
  return { ...page, list: list.map(map) };
}
