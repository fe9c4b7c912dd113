import { josa } from 'es-hangul';
import Copy from 'lucide-react/icons/copy';
import { mallColour } from '../lib/mall-colour.ts';
import { momentText, zonedMoment } from '../lib/moments.ts';
import { IconButton } from './button.tsx';
import styles from './marks.module.css';
import { useToast } from './toast.tsx';

type MallMarkProps = {
  name: string;
  /** The mall's colour; all malls without one have three. */
  colour?: string | undefined;
  size?: 'md' | 'lg';
};

/** A mall's first letter on its colour: the only place where a mall's colour appears, besides the line at the top. */
export function MallMark({ name, colour, size = 'md' }: MallMarkProps) {
  return (
    <span
      className={styles.mall}
      data-size={size}
      data-all={colour === undefined || undefined}
      style={colour === undefined ? undefined : { background: colour }}
      aria-hidden="true"
    >
      {colour === undefined ? '' : [...name][0]}
    </span>
  );
}

/** A mall in a row: its mark and its name. */
export function MallName({ mallId, name }: { mallId: number; name: string }) {
  return (
    <span className={styles.mallName}>
      <MallMark name={name} colour={mallColour(mallId)} />
      <span>{name}</span>
    </span>
  );
}

const avatarColours = ['#d8f0e3', '#d9e5fb', '#ffe3cc', '#e6dcfa', '#fbdce8', '#dfe5ee'];

/** The last two syllables of a name on a colour that depends only on the name. */
export function Avatar({ name, size = 'md' }: { name: string; size?: 'sm' | 'md' | 'lg' }) {
  const letters = [...name];
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      className={styles.avatar}
      data-size={size}
      style={{ background: avatarColours[sum % avatarColours.length] }}
      aria-hidden="true"
    >
      {name.includes('*') ? letters[0] : letters.slice(-2).join('')}
    </span>
  );
}

/** An order's number: the day in grey, the rest dark, and never shortened. */
export function LongNumber({ value, dayLength = 8 }: { value: string; dayLength?: number }) {
  return (
    <span className={styles.number}>
      <span>{value.slice(0, dayLength)}</span>
      {value.slice(dayLength)}
    </span>
  );
}

/** An instant in Seoul, short; the full one with its zone is shown on hover. */
export function Moment({ at, className }: { at: string; className?: string | undefined }) {
  return (
    <time dateTime={at} title={zonedMoment(at)} className={className}>
      {momentText(at)}
    </time>
  );
}

/** Copies a number to the clipboard. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast(`${josa(what, '을/를')} 복사했어요`),
      (error: unknown) => toast.error(error, '복사하지 못했어요. 직접 골라 복사해 주세요.'),
    );
  return <IconButton size="sm" icon={Copy} label={`${what} 복사`} onClick={() => void copy()} />;
}
