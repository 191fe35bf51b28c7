import type { Locator, Page } from 'playwright/test';
import type { MockWorld } from './mock-world.ts';

type Command = 'game' | 'h5' | 'deeplink' | 'luckywheel' | 'active';

export async function publish(
  world: MockWorld,
  banners: { cmd: Command; cmdValue?: string; path?: string }[],
): Promise<void> {
  await world.lobby({
    banners: banners.map((banner, index) => ({
      position: 'promotion',
      index,
      cmdValue: '',
      path: '',
      title: { ks: `Banner ${index}`, en: `Banner ${index}` },
      ...banner,
    })),
  });
}

export const banner = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
