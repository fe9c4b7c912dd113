/**
 * A key in the notation of the kit: `j`, `shift+x`, `mod+k` (⌘ on a Mac, Ctrl elsewhere), `g t` for a sequence, `enter`,
 * `escape`, `alt+arrowup`, `?`.
 */
export type Keys = string;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Letters by their position on the keyboard: with Hangul switched on, J would be ㅓ. */
function baseOf({ key, code }: Pressed): { name: string; hasShift: boolean } {
  const letter = /^(?:Key|Digit)(\w)$/.exec(code)?.[1];
  if (letter) return { name: letter.toLowerCase(), hasShift: true };
  // A character such as ? already implies its shift.
  return { name: key.toLowerCase(), hasShift: key.length > 1 };
}

/** The pressed key in this notation; undefined for a modifier alone. */
export function pressedKeys(event: Pressed): Keys | undefined {
  if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return undefined;
  const { name, hasShift } = baseOf(event);
  const modifiers = [
    (event.ctrlKey || event.metaKey) && 'mod',
    event.altKey && 'alt',
    event.shiftKey && hasShift && 'shift',
  ];
  return [...modifiers.filter(Boolean), name].join('+');
}

/** Whether it is pressed without ⌘, Ctrl or Alt, and so could be text for a field. */
export const isSingle = (keys: Keys): boolean => !/(^|\+)(mod|alt)\+/.test(keys);

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
const signs: Readonly<Record<string, string>> = {
  shift: '⇧',
  enter: '↵',
  escape: 'Esc',
  tab: 'Tab',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  backspace: '⌫',
};
const macSigns: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥' };
const otherSigns: Readonly<Record<string, string>> = { mod: 'Ctrl', alt: 'Alt' };

/** The symbols of the keys, one for each. */
export function signsOf(keys: Keys): string[] {
  const modifiers = isMac() ? macSigns : otherSigns;
  return keys.split(/[+ ]/).map((name) => modifiers[name] ?? signs[name] ?? name.toUpperCase());
}

/** The same for `aria-keyshortcuts`, which has no sequences. */
export function ariaKeys(keys: Keys): string | undefined {
  if (keys.includes(' ')) return undefined;
  const names: Readonly<Record<string, string>> = { mod: isMac() ? 'Meta' : 'Control', alt: 'Alt', shift: 'Shift' };
  return keys
    .split('+')
    .map((name) => names[name] ?? (name.length === 1 ? name.toUpperCase() : name))
    .join('+');
}
