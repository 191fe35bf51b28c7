/** 65 is `1:05`, 18189 is `5:03:09`. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
