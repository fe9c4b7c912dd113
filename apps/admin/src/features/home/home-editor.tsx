import type { CornerArea } from '@mall/contracts/codes';
import { type OfficeHome, saveHome } from '@mall/contracts/office/home';
import { homeAreas, homeKeys } from '@mall/domain/home-areas';
import { type ReactNode, useEffect, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { ContentMoves, useUndoToast } from '../../kit/content/content-moves.tsx';
import { stateTones } from '../../kit/content/content-words.ts';
import { Past } from '../../kit/content/past.tsx';
import { Saving } from '../../kit/content/saving.tsx';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { LockedNotice } from '../../kit/locked-notice.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { PreviewButton } from '../../kit/preview/preview-button.tsx';
import { momentText } from '../../lib/moments.ts';
import { useAct } from '../../lib/use-office.ts';
import { AreaList } from './area-list.tsx';
import { AreaPanel } from './area-panel.tsx';
import styles from './home.module.css';
import { areasOf, homeChanges as changes, fieldWords, nameOf, valuesOf } from './home-words.ts';

type Props = { home: OfficeHome; choice: ReactNode; onChanged: (isChanged: boolean) => void };

const stateText = ({ state, startsAt }: OfficeHome) => {
  if (state === 'DRAFT') return '초안 · 몰에는 먼저 공개한 홈이 보여요';
  return state === 'SCHEDULED' ? `${momentText(startsAt ?? '')} 공개 예약` : '몰에 보이는 그대로예요';
};

/** A home: its areas in order, and the selected one beside them. */
export function HomeEditor({ home, choice, onChanged }: Props) {
  const { mallId, mallName, device, version, mayWrite } = home;
  const thing = { mallId, kind: 'HOME', key: homeKeys[device] } as const;
  const said = useUndoToast(thing, changes);
  const save = useAct(saveHome, { changes, onDone: (done) => said('초안을 저장했어요', done.version) });
  const [open, setOpen] = useState<CornerArea>(homeAreas[device][0] ?? '012001');
  const start = valuesOf(home);
  const form = useOfficeForm({
    shape: saveHome.body,
    values: start,
    labels: fieldWords,
    toBody: (values) => ({ areas: areasOf(device, values), version }),
    send: (values, conflict) => {
      const areas = areasOf(device, mergedOver(start, values, conflict));
      return save.mutateAsync({ params: { mallId, device }, body: { areas, version: versionOver(version, conflict) } });
    },
  });
  useEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged]);
  const area = form.values[nameOf(open)];
  const place = homeAreas[device].indexOf(open);
  return (
    <>
      <PageHead
        title="홈 편집"
        context={mallName}
        badges={<Badge tone={stateTones[home.state]}>{stateText(home)}</Badge>}
        actions={
          mayWrite &&
          (form.isChanged ? (
            <Saving form={form} />
          ) : (
            <>
              <PreviewButton thing={thing} version={version} />
              <ContentMoves thing={thing} content={home} changes={changes} hasEnd={false} />
            </>
          ))
        }
      />
      <PageBody>
        {choice}
        <LockedNotice lockedBy={home.lockedBy} />
        <Form form={form}>
          <div className={styles.two}>
            <AreaList areas={areasOf(device, form.values)} open={open} errors={form.errors} onOpen={setOpen} />
            {area && (
              <AreaPanel
                key={open}
                {...{ mallId, area, mayWrite, place, errors: form.errors, products: home.products }}
                onChange={(changed) => form.set(nameOf(open), changed)}
              />
            )}
          </div>
        </Form>
        <div className={styles.past}>
          <Past thing={thing} content={home} fieldWords={fieldWords} changes={changes} />
        </div>
      </PageBody>
    </>
  );
}
