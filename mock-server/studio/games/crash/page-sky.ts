import { boot, isCalm } from '../../kit/frame/dom.ts';

interface Spark {
  x: number;
  y: number;
  dx: number;
  dy: number;
  life: number;
}

/** Time until the flyer reaches its final place, in ms. */
const FULL_AFTER_MS = 9_000;
const STARS = 46;
const GROUND = 96;

export function paintSky(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  const flyer = new Image();
  flyer.src = boot.art.motif;
  const stars = Array.from({ length: STARS }, () => ({
    x: Math.random(),
    y: Math.random(),
    z: 0.3 + Math.random(),
  }));
  const glow = getComputedStyle(document.documentElement).getPropertyValue('--glow').trim() || '#fff';
  let sparks: Spark[] = [];
  let drift = 0;
  let tip = { x: 0, y: 0, angle: 0 };
  let elapsed = 0;

  function resize(): { w: number; h: number } {
    const { clientWidth: w, clientHeight: h } = canvas;
    const scale = Math.min(devicePixelRatio, 2);
    if (canvas.width !== Math.round(w * scale) || canvas.height !== Math.round(h * scale)) {
      canvas.width = Math.round(w * scale);
      canvas.height = Math.round(h * scale);
    }
    context?.setTransform(scale, 0, 0, scale, 0, 0);
    return { w, h };
  }

  function drawStars(w: number, h: number): void {
    if (!context) return;
    context.fillStyle = '#fff';
    for (const { x, y, z } of stars) {
      const left = (((x - drift * z * 0.00006) % 1) + 1) % 1;
      const top = (y + drift * z * 0.00003) % 1;
      context.globalAlpha = 0.25 + z * 0.3;
      context.fillRect(left * w, top * h, z * 2.2, z * 2.2);
    }
    context.globalAlpha = 1;
  }

  function place(w: number, h: number): void {
    const part = Math.min(elapsed / FULL_AFTER_MS, 1);
    const x = 34 + (w * 0.74 - 34) * part ** 0.75;
    const climb = part ** 1.5;
    tip = { x, y: h - GROUND - 12 - (h * 0.64 - GROUND) * climb, angle: -0.15 - 0.5 * part };
  }

  function drawCurve(h: number): void {
    if (!context) return;
    const fillTo = context.createLinearGradient(0, tip.y, 0, h);
    fillTo.addColorStop(0, 'rgb(216 30 70 / 0.75)');
    fillTo.addColorStop(1, 'rgb(216 30 70 / 0)');
    const bend = { x: tip.x * 0.62, y: h - GROUND - 4 };
    context.beginPath();
    context.moveTo(0, h - GROUND);
    context.quadraticCurveTo(bend.x, bend.y, tip.x, tip.y);
    context.lineTo(tip.x, h);
    context.lineTo(0, h);
    context.fillStyle = fillTo;
    context.fill();
    context.beginPath();
    context.moveTo(0, h - GROUND);
    context.quadraticCurveTo(bend.x, bend.y, tip.x, tip.y);
    context.lineWidth = 6;
    context.lineCap = 'round';
    context.shadowColor = '#ff4d6d';
    context.shadowBlur = 18;
    context.strokeStyle = '#ff6b85';
    context.stroke();
    context.shadowBlur = 0;
  }

  function drawFlyer(w: number, h: number, alpha = 1): void {
    if (!context) return;
    const size = Math.min(w, h) * 0.3;
    const bob = isCalm ? 0 : Math.sin(elapsed / 190) * 4;
    context.save();
    context.globalAlpha = alpha;
    context.translate(tip.x, tip.y + bob);
    const halo = context.createRadialGradient(0, 0, 4, 0, 0, size * 0.75);
    halo.addColorStop(0, glow);
    halo.addColorStop(1, 'rgb(255 255 255 / 0)');
    context.globalAlpha = alpha * 0.4;
    context.fillStyle = halo;
    context.fillRect(-size, -size, size * 2, size * 2);
    context.globalAlpha = alpha;
    context.rotate(tip.angle * 0.35);
    if (flyer.complete) context.drawImage(flyer, -size / 2, -size / 2, size, size);
    context.restore();
  }

  function scene(isCurved: boolean, alpha: number): void {
    if (!context) return;
    const { w, h } = resize();
    context.clearRect(0, 0, w, h);
    drawStars(w, h);
    if (isCurved) drawCurve(h);
    if (alpha > 0) drawFlyer(w, h, alpha);
  }

  function drawSparks(): void {
    if (!context) return;
    for (const spark of sparks) {
      spark.x += spark.dx;
      spark.y += spark.dy;
      spark.dy += 0.14;
      spark.life -= 0.022;
      context.globalAlpha = Math.max(spark.life, 0);
      context.fillStyle = spark.life > 0.6 ? '#fff1c4' : spark.life > 0.3 ? '#ff9a3c' : '#d81e46';
      context.beginPath();
      context.arc(spark.x, spark.y, 2 + spark.life * 5, 0, 7);
      context.fill();
    }
    context.globalAlpha = 1;
    sparks = sparks.filter(({ life }) => life > 0);
  }

  let ending = 0;

  function end(step: () => boolean): void {
    ending += 1;
    const own = ending;
    const frame = () => {
      if (own !== ending) return;
      if (step()) requestAnimationFrame(frame);
    };
    frame();
  }

  function wait(): void {
    if (elapsed > 0) return;
    const { w, h } = resize();
    // A phone in landscape has no room above the figure, so the flyer waits beside it.
    tip = w > h * 2 ? { x: w * 0.2, y: h * 0.5, angle: -0.2 } : { x: w * 0.5, y: h * 0.66, angle: -0.2 };
    scene(false, 1);
  }
  flyer.addEventListener('load', wait, { once: true });
  new ResizeObserver(wait).observe(canvas);

  return {
    rest() {
      ending += 1;
      elapsed = 0;
      wait();
    },
    start() {
      ending += 1;
      sparks = [];
      elapsed = 0;
    },
    fly(ms: number) {
      elapsed = ms;
      drift += isCalm ? 0 : 16 + Math.min(ms / 220, 70);
      const { w, h } = resize();
      place(w, h);
      scene(true, 1);
    },
    burst() {
      if (isCalm) return scene(false, 0);
      sparks = Array.from({ length: 70 }, () => {
        const angle = Math.random() * 6.3;
        const speed = Math.random() * 7;
        return {
          x: tip.x,
          y: tip.y,
          dx: Math.cos(angle) * speed,
          dy: Math.sin(angle) * speed - 1,
          life: 0.6 + Math.random() * 0.5,
        };
      });
      end(() => {
        scene(false, 0);
        drawSparks();
        return sparks.length > 0;
      });
    },
  };
}
