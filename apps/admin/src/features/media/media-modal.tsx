import { getMedia, listMedia, type MediaDetail, removeMedia, saveMedia } from '@mall/contracts/office/media';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { Moment } from '../../kit/marks.tsx';
import { ConfirmInWords } from '../../kit/overlay/confirm-in-words.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { reading, useAct } from '../../lib/use-office.ts';
import { FocalPoint } from './focal-point.tsx';
import styles from './media.module.css';

const changes = [listMedia, getMedia];
const useWords: Readonly<Record<MediaDetail['uses'][number]['kind'], string>> = {
  PRODUCT: '상품',
  OPTION: '상품 옵션',
  POST: '게시글',
  EXHIBITION: '기획전',
  CORNER: '홈 구역',
  CATEGORY: '메뉴',
  POPUP: '팝업',
  PAGE: '안내 페이지',
};

type Props = { mediaNo: number; onClose: () => void };

/** A picture: its alternative text, its focal point, and its uses. */
export function MediaModal({ mediaNo, onClose }: Props) {
  const { data, error, refetch } = useQuery(reading(getMedia, { params: { mediaNo } }));
  if (data) return <OpenPicture key={`${mediaNo} ${data.version}`} picture={data} onClose={onClose} />;
  return (
    <Modal isOpen size="lg" onClose={onClose} title="사진">
      {error ? (
        <Failure error={error} what="사진을" retry={() => void refetch()} />
      ) : (
        <RowSkeleton rows={6} columns={2} />
      )}
    </Modal>
  );
}

const labels = { alt: '사진 설명', focalX: '중심 (가로 %)', focalY: '중심 (세로 %)' };

function OpenPicture({ picture, onClose }: { picture: MediaDetail; onClose: () => void }) {
  const { mediaNo, alt, focalX, focalY, version, mayWrite } = picture;
  const toast = useToast();
  const save = useAct(saveMedia, { changes, onDone: () => toast('사진 설명을 저장했어요') });
  const start = { alt, focalX, focalY };
  const form = useOfficeForm({
    labels,
    shape: saveMedia.body,
    values: start,
    toBody: (values) => ({ ...values, version }),
    send: (values, conflict) => {
      const body = { ...mergedOver(start, values, conflict), version: versionOver(version, conflict) };
      return save.mutateAsync({ params: { mediaNo }, body });
    },
  });
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={alt}
      footer={
        <>
          {mayWrite && <Removing picture={picture} onGone={onClose} />}
          <Button onClick={onClose}>닫기</Button>
          {mayWrite && (
            <SubmitButton form={form} keys="mod+s">
              저장
            </SubmitButton>
          )}
        </>
      }
    >
      <div className={styles.open}>
        <FocalPoint
          picture={picture}
          x={form.values.focalX}
          y={form.values.focalY}
          onMove={
            mayWrite
              ? (x, y) => {
                  form.set('focalX', x);
                  form.set('focalY', y);
                }
              : undefined
          }
        />
        <div className={styles.facts}>
          <Form form={form} asksBeforeLeaving={false}>
            <TextField
              label={labels.alt}
              readOnly={!mayWrite}
              help="사진을 못 보는 사람이 듣는 말이에요."
              {...form.field('alt')}
            />
          </Form>
          <Facts picture={picture} />
          <Uses uses={picture.uses} />
        </div>
      </div>
    </Modal>
  );
}

function Facts({ picture: { width, height, fileName, addedAt, addedBy } }: { picture: MediaDetail }) {
  return (
    <dl className={styles.list}>
      <dt>크기</dt>
      <dd>{`${width.toLocaleString('ko')} × ${height.toLocaleString('ko')}`}</dd>
      {fileName && (
        <>
          <dt>파일</dt>
          <dd>{fileName}</dd>
        </>
      )}
      <dt>올린 사람</dt>
      <dd>
        {addedBy ?? '프로그램과 함께 온 사진'} · <Moment at={addedAt} />
      </dd>
    </dl>
  );
}

function Uses({ uses }: Pick<MediaDetail, 'uses'>) {
  return (
    <Part title={`쓰는 곳 ${uses.length}곳`}>
      {uses.length === 0 ? (
        <p className={styles.nowhere}>아직 쓰는 곳이 없어요.</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map(({ kind, mallName, key, title }) => (
            <li key={`${kind} ${mallName} ${key} ${title}`}>
              <b>{useWords[kind]}</b>
              <span>{title || key}</span>
              {mallName && <small>{mallName}</small>}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Removing({ picture: { mediaNo, alt, uses, source }, onGone }: { picture: MediaDetail; onGone: () => void }) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const remove = useAct(removeMedia, { changes: [listMedia], onDone: () => toast('사진을 지웠어요') });
  if (source === 'PROGRAM' || uses.length > 0) return null;
  const confirm = () =>
    remove.mutateAsync({ params: { mediaNo } }).then(onGone, (error: unknown) => {
      setAsking(false);
      toast.error(error);
    });
  return (
    <>
      <Button variant="ghost" className={styles.remove} onClick={() => setAsking(true)}>
        지우기
      </Button>
      {isAsking && (
        <ConfirmInWords
          title={`‘${alt}’ 사진을 지울까요?`}
          action="사진 지우기"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          파일까지 지워서 되돌릴 수 없어요. 필요하면 다시 올려야 해요.
        </ConfirmInWords>
      )}
    </>
  );
}
