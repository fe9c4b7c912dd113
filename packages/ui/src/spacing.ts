import type { ComponentPropsWithRef } from 'react';

/** The steps of tokens.css, in pixels. */
export type Space = 0 | SmallSpace | 32 | 36 | 40 | 44 | 48 | 56 | 64 | 72 | 80 | 96;
type SmallSpace = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28;

type Spacing = { [property in 'gap' | 'paddingTop' | 'paddingBottom' | 'marginTop' | 'marginBottom']?: Space };

/** What lays out may be. */
type Grouping = 'div' | 'section' | 'article' | 'main' | 'header' | 'footer' | 'nav' | 'form' | 'fieldset';
type Listing = 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd';
type Wording = 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'small' | 'b' | 'label' | 'legend';
export type Tag = Grouping | Listing | Wording;

/** Of a component that lays out: the element that it is, its spacing, and whatever else that element takes. */
export type LayoutProps<As extends Tag> = { as?: As } & Spacing & Omit<ComponentPropsWithRef<As>, 'as' | 'style'>;

const lengthOf = (step: Space | undefined) => step && `var(--space-${step})`;

/** The properties with spacing as a style, in steps of tokens.css. */
export function spaced<Rest extends Spacing>({
  gap,
  paddingTop,
  paddingBottom,
  marginTop,
  marginBottom,
  ...rest
}: Rest) {
  const style = {
    gap: lengthOf(gap),
    paddingTop: lengthOf(paddingTop),
    paddingBottom: lengthOf(paddingBottom),
    marginTop: lengthOf(marginTop),
    marginBottom: lengthOf(marginBottom),
  };
  return { ...rest, style };
}
