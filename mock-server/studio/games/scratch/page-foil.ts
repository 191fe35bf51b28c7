/** Radius of a finger in CSS px, and watched points per side of a field. */
const RADIUS = 17;
const POINTS = 6;
/** Share of a field to rub before the rest of its foil falls off. */
const ENOUGH = 0.5;

/**
 * Covers every field at first.
 * @param canvas covers the common parent of the fields
 * @param fields elements under the foil
 * @param onBare called when enough of a field was rubbed
 */
export function layFoil(
  canvas: HTMLCanvasElement,
  fields: readonly HTMLElement[],
  onBare: (at: number) => void,
) {
  const pen = canvas.getContext('2d');
  const covered = new Set(fields.keys());
  const rubbed = fields.map(() => new Set<number>());
  let last: { x: number; y: number } | undefined;

  const boxOf = (field: HTMLElement) => ({
    x: field.offsetLeft,
    y: field.offsetTop,
    w: field.offsetWidth,
    h: field.offsetHeight,
  });

  function paint(): void {
    if (!pen) return;
    const scale = Math.min(devicePixelRatio, 2);
    canvas.width = canvas.clientWidth * scale;
    canvas.height = canvas.clientHeight * scale;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    for (const at of covered) {
      const field = fields[at];
      if (!field) continue;
      const { x, y, w, h } = boxOf(field);
      const shine = pen.createLinearGradient(x, y, x + w, y + h);
      for (const [stop, colour] of [
        [0, '#8f97a6'],
        [0.45, '#e9edf3'],
        [0.55, '#cfd5de'],
        [1, '#848c9b'],
      ] as const)
        shine.addColorStop(stop, colour);
      pen.fillStyle = shine;
      pen.beginPath();
      pen.roundRect(x, y, w, h, 12);
      pen.fill();
      pen.fillStyle = '#5f6878';
      pen.font = `900 ${h * 0.42}px system-ui, sans-serif`;
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.fillText('?', x + w / 2, y + h / 2 + 2);
    }
  }

  function mark(px: number, py: number): void {
    for (const at of [...covered]) {
      const field = fields[at];
      const seen = rubbed[at];
      if (!field || !seen) continue;
      const { x, y, w, h } = boxOf(field);
      if (px < x - RADIUS || px > x + w + RADIUS || py < y - RADIUS || py > y + h + RADIUS) continue;
      for (let point = 0; point < POINTS * POINTS; point += 1) {
        const dx = x + ((point % POINTS) + 0.5) * (w / POINTS) - px;
        const dy = y + (Math.floor(point / POINTS) + 0.5) * (h / POINTS) - py;
        if (dx * dx + dy * dy <= RADIUS * RADIUS) seen.add(point);
      }
      if (seen.size >= POINTS * POINTS * ENOUGH) onBare(at);
    }
  }

  function rub({ clientX, clientY }: PointerEvent): void {
    if (!pen) return;
    const { left, top } = canvas.getBoundingClientRect();
    const to = { x: clientX - left, y: clientY - top };
    const from = last ?? to;
    last = to;
    pen.globalCompositeOperation = 'destination-out';
    pen.lineWidth = RADIUS * 2;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y + 0.01);
    pen.stroke();
    pen.globalCompositeOperation = 'source-over';
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / RADIUS) || 1;
    for (let step = 1; step <= steps; step += 1)
      mark(from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps);
  }

  canvas.addEventListener('pointerdown', (event) => {
    last = undefined;
    canvas.setPointerCapture(event.pointerId);
    rub(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons > 0) rub(event);
  });
  // After a turn of the phone the covered fields are painted again.
  new ResizeObserver(paint).observe(canvas);

  return {
    cover() {
      for (const at of fields.keys()) {
        covered.add(at);
        rubbed[at]?.clear();
      }
      paint();
    },
    bare(at: number) {
      const field = fields[at];
      if (!covered.delete(at) || !field) return;
      const { x, y, w, h } = boxOf(field);
      pen?.clearRect(x - 1, y - 1, w + 2, h + 2);
    },
  };
}
