/** Page request of the contract; the defaults of spec point 9 are put in by the contract's validation. */
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

/** One page of rows; past the end it is empty and still has the total. */
export function pageOf<Row>(rows: readonly Row[], { pageNum, pageSize }: PageQuery): Page<Row> {
  const start = (pageNum - 1) * pageSize;
  return { list: rows.slice(start, start + pageSize), total: rows.length, pageNum, pageSize };
}
