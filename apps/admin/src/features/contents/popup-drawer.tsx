import { getPopup, type OfficePopup, savePopup } from '@mall/contracts/office/popups';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import styles from '../../kit/content/content.module.css';
import { ContentMoves, type ContentThing, useUndoToast } from '../../kit/content/content-moves.tsx';
import { consequences, spanWords, stateTones, stateWords } from '../../kit/content/content-words.ts';
import { Past } from '../../kit/content/past.tsx';
import { Saving } from '../../kit/content/saving.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { PreviewButton } from '../../kit/preview/preview-button.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading, useAct } from '../../lib/use-office.ts';
import { popupChanges as changes, deviceWords, popupFieldWords as fieldWords, typeWords } from './content-words.ts';
import { PopupFields, valuesOf } from './popup-fields.tsx';

type Props = { thing: ContentThing };

/** A popup: what it says, where it stands, and everything that was done to it. */
export function PopupDrawer({ thing }: Props) {
  const { mallId, key: popupNo } = thing;
  const { data, error, refetch } = useQuery(reading(getPopup, { params: { mallId, popupNo } }));
  const [seen, setSeen] = useState<OfficePopup>();
  const [isChanged, setChanged] = useState(false);
  // What is being changed stays what it was: a colleague's save must not come under it unseen.
  if (data && data !== seen && !isChanged) setSeen(data);
  if (seen) return <OpenPopup key={seen.version} thing={thing} popup={seen} onChanged={setChanged} />;
  return (
    <Drawer title={`팝업 ${popupNo}`} isWide>
      {error ? (
        <Failure error={error} what="팝업을" retry={() => void refetch()} />
      ) : (
        <RowSkeleton rows={8} columns={2} />
      )}
    </Drawer>
  );
}

type OpenProps = Props & { popup: OfficePopup; onChanged: (isChanged: boolean) => void };

function OpenPopup({ thing, popup, onChanged }: OpenProps) {
  const { mallId, key: popupNo } = thing;
  const said = useUndoToast(thing, changes);
  const save = useAct(savePopup, { changes, onDone: ({ version }) => said('저장했어요', version) });
  const start = valuesOf(popup);
  const form = useOfficeForm({
    shape: savePopup.body,
    values: start,
    labels: fieldWords,
    toBody: (values) => ({ ...values, version: popup.version }),
    send: (values, conflict) => {
      const body = { ...mergedOver(start, values, conflict), version: versionOver(popup.version, conflict) };
      return save.mutateAsync({ params: { mallId, popupNo }, body });
    },
  });
  useEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged]);
  const { title, state, mallName, mayWrite, popupType, device } = popup;
  const note = [mallName, typeWords[popupType], deviceWords(device), spanWords(popup)].filter(Boolean).join(' · ');
  return (
    <Drawer
      title={title}
      badge={<Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
      note={note}
      history={{ mallId, subject: `popup ${popupNo}` }}
      isWide
      consequence={form.isChanged ? (state === 'LIVE' ? '저장하면 몰에 바로 보여요.' : '') : consequences[state]}
      actions={
        mayWrite &&
        (form.isChanged ? (
          <Saving form={form} />
        ) : (
          <>
            <PreviewButton thing={thing} version={popup.version} />
            <ContentMoves thing={thing} content={popup} changes={changes} />
          </>
        ))
      }
    >
      <Form form={form}>
        <PopupFields form={form} mallId={mallId} />
      </Form>
      <div className={styles.below}>
        <Past thing={thing} content={popup} fieldWords={fieldWords} changes={changes} />
      </div>
    </Drawer>
  );
}
