export function Mark() {
  return <img src="/__mock/flower.svg" alt="" className="size-8 rounded-lg" />;
}
