import { useEffect, useState } from 'react';

/** Smaller differences are the browser's own bars. */
const KEYBOARD_MIN_PX = 120;

/** Height in CSS px that the on-screen keyboard covers of the page; 0 when there is none or the page is zoomed. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
      setInset(viewport.scale === 1 && covered > KEYBOARD_MIN_PX ? covered : 0);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
