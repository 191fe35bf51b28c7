import { ConsolePage } from './console-page.tsx';
import { mount } from './mount.tsx';

mount(<ConsolePage />);
