import { boot, isCalm } from '../../kit/frame/dom.ts';

/** Time until the flyer reaches its final place, in ms. */
const FULL_AFTER_MS = 9_000;
const STARS = 46;
const SPARKS = 70;
const GROUND = 96;

function newSpark({ x, y }: { x: number; y: number }) {
  const angle = Math.random() * 6.3;
  const speed = Math.random() * 7;
  const life = 0.6 + Math.random() * 0.5;
  return { x, y, dx: Math.cos(angle) * speed, dy: Math.sin(angle) * speed - 1, life };
}

export function paintSky(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D) {
  const flyer = new Image();
  flyer.src = boot.art.motif;
  const stars = Array.from({ length: STARS }, () => ({
    x: Math.random(),
    y: Math.random(),
    z: 0.3 + Math.random(),
  }));
  const glow = getComputedStyle(canvas).getPropertyValue('--glow').trim() || '#fff';
  let sparks: ReturnType<typeof newSpark>[] = [];
  let drift = 0;
  let tip = { x: 0, y: 0, angle: 0 };
  let elapsed = 0;
  let ending = 0;

  function resize(): { w: number; h: number } {
    const { clientWidth: w, clientHeight: h } = canvas;
    const scale = Math.min(devicePixelRatio, 2);
    const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    return { w, h };
  }

  function drawStars(w: number, h: number): void {
    pen.fillStyle = '#fff';
    for (const { x, y, z } of stars) {
      const left = (((x - drift * z * 0.00006) % 1) + 1) % 1;
      const top = (y + drift * z * 0.00003) % 1;
      pen.globalAlpha = 0.25 + z * 0.3;
      pen.fillRect(left * w, top * h, z * 2.2, z * 2.2);
    }
    pen.globalAlpha = 1;
  }

  function traceCurve(h: number): void {
    pen.beginPath();
    pen.moveTo(0, h - GROUND);
    pen.quadraticCurveTo(tip.x * 0.62, h - GROUND - 4, tip.x, tip.y);
  }

  function drawCurve(h: number): void {
    const fall = pen.createLinearGradient(0, tip.y, 0, h);
    fall.addColorStop(0, 'rgb(216 30 70 / 0.75)');
    fall.addColorStop(1, 'rgb(216 30 70 / 0)');
    traceCurve(h);
    pen.lineTo(tip.x, h);
    pen.lineTo(0, h);
    pen.fillStyle = fall;
    pen.fill();
    traceCurve(h);
    pen.lineWidth = 6;
    pen.lineCap = 'round';
    pen.shadowColor = '#ff4d6d';
    pen.shadowBlur = 18;
    pen.strokeStyle = '#ff6b85';
    pen.stroke();
    pen.shadowBlur = 0;
  }

  function drawFlyer(w: number, h: number): void {
    const size = Math.min(w, h) * 0.3;
    const halo = pen.createRadialGradient(0, 0, 4, 0, 0, size * 0.75);
    halo.addColorStop(0, glow);
    halo.addColorStop(1, 'rgb(255 255 255 / 0)');
    pen.save();
    pen.translate(tip.x, tip.y + (isCalm ? 0 : Math.sin(elapsed / 190) * 4));
    pen.globalAlpha = 0.4;
    pen.fillStyle = halo;
    pen.fillRect(-size, -size, size * 2, size * 2);
    pen.globalAlpha = 1;
    pen.rotate(tip.angle * 0.35);
    if (flyer.complete) pen.drawImage(flyer, -size / 2, -size / 2, size, size);
    pen.restore();
  }

  function drawSky(): { w: number; h: number } {
    const { w, h } = resize();
    pen.clearRect(0, 0, w, h);
    drawStars(w, h);
    return { w, h };
  }

  function drawSparks(): void {
    for (const spark of sparks) {
      spark.x += spark.dx;
      spark.y += spark.dy;
      spark.dy += 0.14;
      spark.life -= 0.022;
      pen.globalAlpha = Math.max(spark.life, 0);
      pen.fillStyle = spark.life > 0.6 ? '#fff1c4' : spark.life > 0.3 ? '#ff9a3c' : '#d81e46';
      pen.beginPath();
      pen.arc(spark.x, spark.y, 2 + spark.life * 5, 0, 7);
      pen.fill();
    }
    pen.globalAlpha = 1;
    sparks = sparks.filter(({ life }) => life > 0);
  }

  /** @param own number of the burst; what follows on the sky ends it */
  function fallApart(own: number): void {
    if (own !== ending) return;
    drawSky();
    drawSparks();
    if (sparks.length > 0) requestAnimationFrame(() => fallApart(own));
  }

  function wait(): void {
    if (elapsed > 0) return;
    const { w, h } = drawSky();
    // A phone in landscape has no room above the figure, so the flyer waits beside it.
    tip = w > h * 2 ? { x: w * 0.2, y: h * 0.5, angle: -0.2 } : { x: w * 0.5, y: h * 0.66, angle: -0.2 };
    drawFlyer(w, h);
  }
  flyer.addEventListener('load', wait, { once: true });
  new ResizeObserver(wait).observe(canvas);

  return {
    rest() {
      ending += 1;
      elapsed = 0;
      wait();
    },
    fly(ms: number) {
      elapsed = ms;
      drift += isCalm ? 0 : 16 + Math.min(ms / 220, 70);
      const { w, h } = drawSky();
      const part = Math.min(ms / FULL_AFTER_MS, 1);
      tip = {
        x: 34 + (w * 0.74 - 34) * part ** 0.75,
        y: h - GROUND - 12 - (h * 0.64 - GROUND) * part ** 1.5,
        angle: -0.15 - 0.5 * part,
      };
      drawCurve(h);
      drawFlyer(w, h);
    },
    burst() {
      ending += 1;
      sparks = isCalm ? [] : Array.from({ length: SPARKS }, () => newSpark(tip));
      fallApart(ending);
    },
  };
}
