import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';

export type Renderable = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

type Extra = { className?: string | undefined; [attribute: string]: unknown };

/** Renders a caller's element (usually a router's link) with a component's look and content. */
export function renderAs(element: Renderable, { className, ...extra }: Extra, children: ReactNode) {
  return cloneElement(element, { ...extra, className: cx(className, element.props.className) }, children);
}
