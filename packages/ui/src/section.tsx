import { type LayoutProps, type Space, spaced } from './spacing.ts';
import { Text } from './text.tsx';

type Props = Omit<LayoutProps<'section'>, 'as' | 'title'> & { title: string; gap?: Space };

/** A part of a page under its heading, which names it and stands `gap` above the rest. */
export function Section({ title, gap, children, ...rest }: Props) {
  return (
    <section aria-label={title} {...spaced(rest)}>
      <Text as="h2" variant="block" marginBottom={gap}>
        {title}
      </Text>
      {children}
    </section>
  );
}
