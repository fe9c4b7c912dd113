import {
  decideInheritance,
  getInheritance,
  type Inheritance,
  type InheritMode,
} from '@mall/contracts/office/blueprints';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Part } from '../../../kit/page.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { useMay } from '../../../lib/use-me.ts';
import { reading, useAct } from '../../../lib/use-office.ts';
import { settingsReads } from '../use-section-form.ts';
import styles from './blueprint.module.css';
import { fieldName, modeTones, modeWords, sectionNames } from './section-words.ts';

/** What a mall has of its blueprint: what that said, what it says, and what the mall says; nothing where it follows none. */
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

function InheritedPart({ mallId, part: { section, mode, rows } }: Props) {
  const toast = useToast();
  const act = useAct(decideInheritance, { changes: [getInheritance, ...settingsReads] });
  const differing = rows.filter(({ copied, parent, own }) => copied !== parent || parent !== own);
  const decide = (to: 'TAKE' | 'KEEP', done: string) =>
    act.mutate(
      { params: { mallId, section }, body: { act: to } },
      { onSuccess: () => toast(done), onError: (error) => toast.error(error) },
    );
  const name = sectionNames[section];
  return (
    <div className={styles.inherited}>
      <div className={styles.inheritedHead}>
        <b>{name}</b>
        <Badge tone={modeTones[mode]} size="sm">
          {modeWords[mode]}
        </Badge>
      </div>
      {differing.length > 0 && <Differences caption={name} rows={differing} />}
      {needsDecision(mode, differing.length) && (
        <div className={styles.acts}>
          <Button
            size="sm"
            isBusy={act.isPending}
            aria-label={`${name} 블루프린트 값으로`}
            onClick={() => decide('TAKE', '블루프린트 값으로 바꿨어요')}
          >
            블루프린트 값으로
          </Button>
          <Button
            size="sm"
            isBusy={act.isPending}
            aria-label={`${name} 이 몰 값 유지`}
            onClick={() => decide('KEEP', '이 몰의 값을 유지해요')}
          >
            이 몰 값 유지
          </Button>
        </div>
      )}
    </div>
  );
}

const needsDecision = (mode: InheritMode, differing: number): boolean => mode !== 'LOCKED' && differing > 0;

function Differences({ caption, rows }: { caption: string; rows: Props['part']['rows'] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{`${caption} 비교`}</caption>
      <thead>
        <tr>
          <th scope="col">항목</th>
          <th scope="col">받을 때</th>
          <th scope="col">지금</th>
          <th scope="col">이 몰</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, copied, parent, own }) => (
          <tr key={field}>
            <th scope="row">{fieldName(field)}</th>
            <td>{copied}</td>
            <td>{parent}</td>
            <td>{own === parent ? own : <b>{own}</b>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
