// A file of its own: only iOS loads it.
import { brand } from '../../config/brand.ts';

function addToHead(tag: 'link' | 'meta', attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

/**
 * iOS reads its start pictures from the page, in the exact size of the screen, not from the manifest (PLR-01).
 * @throws when the icon cannot be loaded; iOS then shows a plain page
 */
export async function addStartPictures(): Promise<void> {
  const icon = Object.assign(new Image(), { src: '/icon-192.png' });
  await icon.decode();
  addToHead('meta', { name: 'apple-mobile-web-app-capable', content: 'yes' });
  const sides = [screen.width, screen.height].map((side) => side * devicePixelRatio).sort((a, b) => a - b);
  for (const orientation of ['portrait', 'landscape']) {
    const [width = 0, height = 0] = orientation === 'portrait' ? sides : sides.toReversed();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) return;
    const size = Math.min(width, height) / 3;
    context.fillStyle = brand.colors.ground;
    context.fillRect(0, 0, width, height);
    context.drawImage(icon, (width - size) / 2, (height - size) / 2, size, size);
    const media = `(orientation: ${orientation})`;
    addToHead('link', { rel: 'apple-touch-startup-image', media, href: canvas.toDataURL() });
  }
}
