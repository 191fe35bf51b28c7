import { addStyle } from './late-style.ts';
import style from './overlays.css?inline';

addStyle(style);
