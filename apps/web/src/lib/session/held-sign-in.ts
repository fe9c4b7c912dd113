import type { HeldSignIn, HoldReason } from '@mall/contracts/held-sign-in';

// Session storage ends with the tab; it throws when a browser blocks it, and a held sign-in then lives as long as the page.
const key = 'mall.heldSignIn';
let remembered: HeldSignIn | null = null;

/** Stores a held sign-in, so that a reload does not require the password again. */
export function keepHeldSignIn(held: HeldSignIn): void {
  remembered = held;
  try {
    window.sessionStorage.setItem(key, JSON.stringify(held));
  } catch {
    // Nothing to do: see above.
  }
}

/** The sign-in that is held for this reason, if there is one. */
export function readHeldSignIn(reason: HoldReason): HeldSignIn | null {
  remembered ??= readStored();
  return remembered?.reason === reason ? remembered : null;
}

export function forgetHeldSignIn(): void {
  remembered = null;
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing to do: see above.
  }
}

function readStored(): HeldSignIn | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    const isHeld = typeof stored === 'object' && stored !== null && 'ticket' in stored && 'reason' in stored;
    return isHeld ? (stored as HeldSignIn) : null;
  } catch {
    return null;
  }
}
