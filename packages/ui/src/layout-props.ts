import type { ComponentPropsWithRef, CSSProperties } from 'react';
import './surface.css';

/** The steps of tokens.css, in pixels. */
export type Space = 0 | SmallSpace | 32 | 36 | 40 | 44 | 48 | 56 | 64 | 72 | 80 | 96;
type SmallSpace = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28;

/** One gap for both directions, or separate ones for rows and columns. */
type Spaces = Space | `${Space} ${Space}`;

type Spacing = { [property in 'gap' | 'padding']?: Spaces } & {
  [property in 'paddingTop' | 'paddingInline' | 'paddingBottom' | 'marginTop' | 'marginBottom']?: Space;
};

/** The surface: tinted within a section (`tint`), a section of its own (`panel`), framed only, or both (`card`). */
type Surface = { surface?: 'tint' | 'panel' | 'frame' | 'card' };

/** The elements that a layout component may render. */
type Grouping =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'main'
  | 'header'
  | 'footer'
  | 'nav'
  | 'form'
  | 'fieldset'
  | 'figure';
type Listing = 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd';
type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'label' | 'legend' | 'figcaption';
type Wording = 'p' | 'span' | 'small' | 'b' | 'em' | 'strong' | 'time';
export type Tag = Grouping | Listing | Heading | Wording;

/** Props of a layout component: its element, its spacing and surface, and everything else that the element accepts. */
export type LayoutProps<As extends Tag> = { as?: As } & Spacing &
  Surface &
  Omit<ComponentPropsWithRef<As>, 'as' | 'style'>;

const lengthOf = (steps: Spaces) => String(steps).replaceAll(/[1-9]\d*/g, 'var(--space-$&)');

/** The props with spacing as a style, in steps of tokens.css, and the surface as an attribute. */
export function laidOut<Rest extends Spacing & Surface>({
  gap,
  padding,
  paddingTop,
  paddingInline,
  paddingBottom,
  marginTop,
  marginBottom,
  surface,
  ...rest
}: Rest) {
  const spacing = { gap, padding, paddingTop, paddingInline, paddingBottom, marginTop, marginBottom };
  // An undefined side would undo what the shorthand has set.
  const set = Object.entries(spacing).filter((entry): entry is [string, Spaces] => entry[1] !== undefined);
  const style: CSSProperties = Object.fromEntries(set.map(([property, steps]) => [property, lengthOf(steps)]));
  return { ...rest, 'data-surface': surface, style };
}
