import { isSingle, type Keys, pressedKeys } from './key-names.ts';

export type Binding = {
  readonly keys: Keys;
  /** Its description, for the help and the palette; without one, neither shows it. */
  readonly label?: string;
  /** Its group in the help. */
  readonly group?: string;
  readonly run: (event: KeyboardEvent) => void;
  /** Also works while a field has the focus; only for keys with ⌘, Ctrl or Alt, and Esc. */
  readonly inFields?: boolean;
  /** The element it belongs to: inactive below a dialog that does not contain it. */
  readonly element?: () => Element | null;
};
type Holder = { readonly current: Binding };

const holders = new Set<Holder>();
const sequenceMilliseconds = 1000;
let before: { keys: Keys; at: number } | undefined;
let hasSingleKeys = true;

/** Single keys can be switched off, because speech input would trigger them (WCAG 2.1.4). */
export const allowSingleKeys = (isAllowed: boolean): void => {
  hasSingleKeys = isAllowed;
};

/** Adds a binding until its holder is removed; the latest one has priority. */
export function addBinding(holder: Holder): () => void {
  if (holders.size === 0) addEventListener('keydown', press);
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size === 0) removeEventListener('keydown', press);
  };
}

/** Every active binding with a description, for the help and the palette. */
export const namedBindings = (): readonly Binding[] =>
  [...holders].map(({ current }) => current).filter(({ label }) => label !== undefined);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'));

/** Enter and the space bar belong to the focused control. */
const isPressedControl = (keys: Keys, target: EventTarget | null): boolean =>
  ['enter', 'shift+enter', ' '].includes(keys) &&
  target instanceof HTMLElement &&
  target.matches('a[href], button, summary, input, [role=button], [role=menuitem], [role=option], [role=tab]');

function isAwake({ element }: Binding): boolean {
  // A closing dialog has released its keys, although it stays in the document until its animation has ended.
  const top = [...document.querySelectorAll('[data-modal]:not([data-closed])')].at(-1);
  return !top || (element?.() ? top.contains(element()) : false);
}

function mayRun(binding: Binding, event: KeyboardEvent): boolean {
  if (!isAwake(binding)) return false;
  if (isField(event.target)) return binding.inFields === true;
  const isPlain = isSingle(binding.keys) && !['escape', 'enter'].includes(binding.keys);
  return !isPlain || hasSingleKeys;
}

function press(event: KeyboardEvent): void {
  const keys = pressedKeys(event);
  if (keys === undefined || event.defaultPrevented || event.isComposing) return;
  if (isPressedControl(keys, event.target)) return;
  const last = before && event.timeStamp - before.at < sequenceMilliseconds ? before.keys : undefined;
  before = undefined;
  const candidates = [...holders].reverse().map(({ current }) => current);
  const wanted = last === undefined ? [keys] : [`${last} ${keys}`, keys];
  const found = wanted
    .flatMap((written) => candidates.filter((binding) => binding.keys === written))
    .find((binding) => mayRun(binding, event));
  if (found) {
    event.preventDefault();
    found.run(event);
    return;
  }
  const begins = candidates.some((binding) => binding.keys.startsWith(`${keys} `) && mayRun(binding, event));
  if (begins) before = { keys, at: event.timeStamp };
}
