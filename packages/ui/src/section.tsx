import { type LayoutProps, laidOut, type Space } from './layout-props.ts';
import { Text } from './text.tsx';

type Props = Omit<LayoutProps<'section'>, 'as' | 'title'> & { title: string; gap?: Space };

/** A part of a page under its heading, which names it and is `gap` above the rest. */
export function Section({ title, gap, children, ...rest }: Props) {
  return (
    <section aria-label={title} {...laidOut(rest)}>
      <Text as="h2" variant="block" marginBottom={gap}>
        {title}
      </Text>
      {children}
    </section>
  );
}
