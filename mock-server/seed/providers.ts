import type { ProviderSubject } from '@copihue/studio/art/provider-mark';

export const providers: readonly ProviderSubject[] = [
  { id: 'andes-forge', name: 'Andes Forge', colours: ['#ffe08a', '#d98a12'] },
  { id: 'luna-roja', name: 'Luna Roja', colours: ['#ff7a5c', '#d4142c'] },
  { id: 'pixel-pudu', name: 'Pixel Pudú', colours: ['#ffb3da', '#ff5fae'] },
  { id: 'norte-grande', name: 'Norte Grande', colours: ['#ffc59a', '#d0662a'] },
  { id: 'siete-mares', name: 'Siete Mares', colours: ['#b8ecff', '#3d9be8'] },
  { id: 'bravo-nueve', name: 'Bravo Nueve', colours: ['#ffffff', '#8fa3c8'] },
  { id: 'tinta-neon', name: 'Tinta Neón', colours: ['#ffc8f5', '#c452ff'] },
  { id: 'quillay', name: 'Quillay Play', colours: ['#e6ff9a', '#86bf2a'] },
  { id: 'casa-verde', name: 'Casa Verde Live', colours: ['#c8ffd8', '#1fae6a'] },
  { id: 'orbita-21', name: 'Órbita 21', colours: ['#d8d4ff', '#7a6cff'] },
  { id: 'faro', name: 'Faro Interactive', colours: ['#fff0a8', '#ffb52e'] },
  { id: 'mazorca', name: 'Mazorca Labs', colours: ['#fff6b8', '#3dc98a'] },
];
