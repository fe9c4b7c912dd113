import { getBlueprint, listBlueprints } from '@mall/contracts/office/blueprints';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { PageBody, PageHead, TwoColumns } from '../../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../../kit/states.tsx';
import { grouped } from '../../../lib/numbers.ts';
import type { SearchParams } from '../../../lib/search.ts';
import { useMe } from '../../../lib/use-me.ts';
import { reading } from '../../../lib/use-office.ts';
import styles from './blueprint.module.css';
import { BlueprintSection } from './blueprint-section.tsx';
import { ChildTable } from './child-table.tsx';

/** What malls begin with and continue to follow. */
export function BlueprintsPage() {
  const { data, error, refetch } = useQuery(reading(listBlueprints));
  const { open }: SearchParams = useSearch({ strict: false });
  const isAll = useMe()?.malls.isAll === true;
  const add = isAll && (
    <OfficeLink isButton screen="mallNew" search={{ kind: 'blueprint' }}>
      새 블루프린트
    </OfficeLink>
  );
  const chosen = data?.find(({ mallId }) => String(mallId) === open) ?? data?.[0];
  return (
    <>
      <PageHead title="블루프린트" context="몰을 만들 때 가져오고 그 뒤로 따라가는 설정" actions={add} />
      <PageBody isTinted>
        {!data && error && <Failure error={error} what="블루프린트를" retry={() => void refetch()} />}
        {!data && !error && <RowSkeleton rows={6} columns={3} />}
        {data && !chosen && (
          <Empty title="아직 블루프린트가 없어요">여러 몰이 같은 설정을 따르게 하려면 하나 만들어 주세요.</Empty>
        )}
        {chosen && data && (
          <Chosen key={chosen.mallId} mallId={chosen.mallId}>
            <nav className={styles.tabs} aria-label="블루프린트 고르기">
              {data.map(({ mallId, name, children }) => (
                <OfficeLink
                  key={mallId}
                  screen="blueprints"
                  search={{ open: String(mallId) }}
                  className={styles.tab}
                  aria-current={mallId === chosen.mallId ? 'page' : undefined}
                >
                  {name} <small>{`${grouped(children)}개 몰`}</small>
                </OfficeLink>
              ))}
            </nav>
          </Chosen>
        )}
      </PageBody>
    </>
  );
}

/** The selected blueprint below the others, and the malls that follow it beside. */
function Chosen({ mallId, children }: { mallId: number; children: ReactNode }) {
  const { data, error, refetch } = useQuery(reading(getBlueprint, { params: { mallId } }));
  if (!data)
    return error ? (
      <Failure error={error} what="블루프린트를" retry={() => void refetch()} />
    ) : (
      <RowSkeleton rows={6} columns={3} />
    );
  return (
    <TwoColumns side={<ChildTable blueprint={data} />}>
      {children}
      <p className={styles.note}>
        설정은{' '}
        <OfficeLink screen="mall" params={{ mallId }}>
          {`${data.name} 설정`}
        </OfficeLink>
        에서, 메뉴와 홈 같은 화면은 그 편집기에서 고치고, 여기서 몰로 배포해요.
      </p>
      {data.sections.map((one) => (
        <BlueprintSection key={one.section} blueprint={data} part={one} />
      ))}
    </TwoColumns>
  );
}
