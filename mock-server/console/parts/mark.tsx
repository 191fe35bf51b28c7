/** The house's flower, as the mock's own pages show it. */
export function Mark() {
  return <img src="/__mock/flower.svg" alt="" className="size-8 rounded-lg" />;
}
