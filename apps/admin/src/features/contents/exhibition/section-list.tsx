import { mostSections, type SectionWords } from '@mall/contracts/office/exhibitions';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../kit/button.tsx';
import { MovableCard, movedTo } from '../../../kit/content/movable-card.tsx';
import type { FieldErrors } from '../../../kit/form/shape-errors.ts';
import { emptySection } from './exhibition-words.ts';
import { SectionFields } from './section-fields.tsx';

type Props = {
  mallId: number;
  sections: readonly SectionWords[];
  errors: FieldErrors;
  onChange: (sections: SectionWords[]) => void;
};

/** The sections of an exhibition in order, each with the tab that leads to it. */
export function SectionList({ mallId, sections, errors, onChange }: Props) {
  const change = (at: number, values: Partial<SectionWords>) =>
    onChange(sections.map((section, other) => (other === at ? { ...section, ...values } : section)));
  return (
    <>
      {sections.map((section, at) => (
        <MovableCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is known by its place alone
          key={at}
          name={`${at + 1}구역${section.anchor && ` · ${section.anchor}`}`}
          isFirst={at === 0}
          isLast={at === sections.length - 1}
          onMove={(by) => onChange(movedTo(sections, at, at + by))}
          onRemove={() => onChange(sections.filter((_, other) => other !== at))}
        >
          <SectionFields
            {...{ mallId, section, errors, at: `sections.${at}` }}
            onChange={(values) => change(at, values)}
          />
        </MovableCard>
      ))}
      {sections.length < mostSections && (
        <Button icon={Plus} onClick={() => onChange([...sections, emptySection])}>
          구역 추가
        </Button>
      )}
    </>
  );
}
