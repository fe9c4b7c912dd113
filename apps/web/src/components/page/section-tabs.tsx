import { TabLinks } from '@mall/ui/tabs';
import type { ComponentPropsWithRef } from 'react';
import styles from './section-tabs.module.css';
import { useSectionInView } from './use-section-in-view.ts';

type PageSection = { id: string; label: string; count?: number };

type Props = {
  label: string;
  sections: readonly PageSection[];
  /** The tabs share the width; otherwise they are aligned left. */
  isFilled?: boolean;
};

/** Tabs to the sections of a long page, sticking below the header; a section needs the id and `tabIndex={-1}`. */
export function SectionTabs({ label, sections, isFilled = true }: Props) {
  const { bar, current, goTo } = useSectionInView(sections.map(({ id }) => id).join(' '));
  const items = sections.map((section) => ({
    value: section.id,
    label: section.label,
    ...(section.count !== undefined && { count: section.count }),
    render: <SectionLink id={section.id} goTo={goTo} />,
  }));
  return (
    <div ref={bar} className={styles.bar}>
      <TabLinks label={label} items={items} value={current} current="location" isFilled={isFilled} />
    </div>
  );
}

type LinkProps = ComponentPropsWithRef<'a'> & { id: string; goTo: (id: string) => void };

/** Only the choice is in the address; back leaves the page, instead of going through its sections. */
function SectionLink({ id, goTo, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        goTo(id);
      }}
    >
      {children}
    </a>
  );
}
