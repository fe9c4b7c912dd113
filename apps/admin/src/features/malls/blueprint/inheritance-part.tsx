import { getInheritance, type Inheritance } from '@mall/contracts/office/blueprints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Part } from '../../../kit/page.tsx';
import { grouped } from '../../../lib/numbers.ts';
import { useMay } from '../../../lib/use-me.ts';
import { reading } from '../../../lib/use-office.ts';
import styles from './blueprint.module.css';
import { CompareModal, differingRows } from './compare-modal.tsx';
import { modeTones, modeWords, sectionNames } from './section-words.ts';

/** What a mall has from its blueprint, section by section; nothing when it follows none. */
export function InheritancePart({ mallId }: { mallId: number }) {
  const mayRead = useMay('malls.write');
  const { data } = useQuery({ ...reading(getInheritance, { params: { mallId } }), enabled: mayRead });
  if (!data) return null;
  return (
    <Part
      title="블루프린트"
      end={
        <OfficeLink screen="blueprints" search={{ open: String(data.parent.mallId) }}>
          {data.parent.name}
        </OfficeLink>
      }
    >
      {data.sections.map((one) => (
        <InheritedPart key={one.section} mallId={mallId} part={one} />
      ))}
    </Part>
  );
}

type Props = { mallId: number; part: Inheritance['sections'][number] };

function InheritedPart({ mallId, part }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { section, mode } = part;
  const differing = differingRows(part).length;
  return (
    <div className={styles.inherited}>
      <b>{sectionNames[section]}</b>
      <Badge tone={modeTones[mode]} size="sm">
        {modeWords[mode]}
      </Badge>
      {differing > 0 && (
        <Button size="sm" aria-label={`${sectionNames[section]} 비교`} onClick={() => setOpen(true)}>
          {`${grouped(differing)}개 달라요`}
        </Button>
      )}
      {isOpen && <CompareModal mallId={mallId} part={part} onClose={() => setOpen(false)} />}
    </div>
  );
}
