/** Radius of a finger in CSS px, and watched points per side of a field. */
const RADIUS = 17;
const POINTS = 6;
/** Share of a field to rub before the rest of its foil falls off. */
const ENOUGH = 0.5;

const SHINE = [
  [0, '#8f97a6'],
  [0.45, '#e9edf3'],
  [0.55, '#cfd5de'],
  [1, '#848c9b'],
] as const;

/**
 * Covers every field at first.
 * @param canvas covers the common parent of the fields
 * @param fields elements under the foil
 * @param onBare called when enough of a field was rubbed
 */
export function layFoil(
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  fields: readonly HTMLElement[],
  onBare: (at: number) => void,
) {
  /** Of each covered field, the points that were rubbed. */
  const covered = new Map(fields.map((_, at) => [at, new Set<number>()]));
  let last: { x: number; y: number } | undefined;

  const boxOf = (at: number) => {
    const { offsetLeft: x = 0, offsetTop: y = 0, offsetWidth: w = 0, offsetHeight: h = 0 } = fields[at] ?? {};
    return { x, y, w, h };
  };

  function paint(): void {
    const scale = Math.min(devicePixelRatio, 2);
    canvas.width = canvas.clientWidth * scale;
    canvas.height = canvas.clientHeight * scale;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    for (const at of covered.keys()) {
      const { x, y, w, h } = boxOf(at);
      const shine = pen.createLinearGradient(x, y, x + w, y + h);
      for (const [part, colour] of SHINE) shine.addColorStop(part, colour);
      pen.fillStyle = shine;
      pen.beginPath();
      pen.roundRect(x, y, w, h, 12);
      pen.fill();
      pen.fillStyle = '#5f6878';
      pen.font = `900 ${h * 0.42}px system-ui, sans-serif`;
      pen.fillText('?', x + w / 2, y + h / 2 + 2);
    }
  }

  function mark(px: number, py: number): void {
    for (const [at, rubbed] of covered) {
      const { x, y, w, h } = boxOf(at);
      if (px < x - RADIUS || px > x + w + RADIUS || py < y - RADIUS || py > y + h + RADIUS) continue;
      for (let point = 0; point < POINTS * POINTS; point += 1) {
        const dx = x + ((point % POINTS) + 0.5) * (w / POINTS) - px;
        const dy = y + (Math.floor(point / POINTS) + 0.5) * (h / POINTS) - py;
        if (Math.hypot(dx, dy) <= RADIUS) rubbed.add(point);
      }
      if (rubbed.size >= POINTS * POINTS * ENOUGH) onBare(at);
    }
  }

  function rub({ clientX, clientY }: PointerEvent): void {
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
    const [far, down] = [to.x - from.x, to.y - from.y];
    const steps = Math.ceil(Math.hypot(far, down) / RADIUS) || 1;
    for (let step = 1; step <= steps; step += 1)
      mark(from.x + (far * step) / steps, from.y + (down * step) / steps);
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
      for (const at of fields.keys()) covered.set(at, new Set());
      paint();
    },
    bare(at: number) {
      if (!covered.delete(at)) return;
      const { x, y, w, h } = boxOf(at);
      pen.clearRect(x - 1, y - 1, w + 2, h + 2);
    },
  };
}
