type ClientSystem = 'android' | 'ios' | 'web';

/** An iPad calls itself a Mac, but has touch points. */
export function clientSystem({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): ClientSystem {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1))
    return 'ios';
  return 'web';
}
