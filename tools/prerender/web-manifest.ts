import { brand } from '../../src/config/brand.ts';

/** What a phone needs to install the app (PLR-01; W3C Web App Manifest). Its language is the default market's. */
export function webManifest(): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: 'Juegos y apuestas desde tu teléfono. Demostración, sin dinero real.',
    lang: 'es-CL',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: brand.colors.ground,
    theme_color: brand.themeColor,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Buscar juegos', url: '/searchgame' },
      { name: 'Depositar', url: '/deposit' },
      { name: 'Mi cuenta', url: '/me' },
    ],
  });
}
