import { type BoardType, boardType as boards, boardTypeCodes } from '@mall/contracts/codes';
import { addPost, listPosts } from '@mall/contracts/office/boards';
import { useState } from 'react';
import styles from '../../kit/content/content.module.css';
import { Drawer } from '../../kit/drawer.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useOpenSaved } from '../../kit/list/use-open-saved.ts';
import { MallField } from '../../kit/mall-field.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useFirstMall } from '../../lib/mall-scope.ts';
import { useMe } from '../../lib/use-me.ts';
import { useAct } from '../../lib/use-office.ts';
import { boardWords, placeKey } from './board-words.ts';
import { emptyPost, PostFields, toBody } from './post-fields.tsx';

/** Writes a draft, invisible in the shop. */
export function NewPostDrawer() {
  const toast = useToast();
  const openSaved = useOpenSaved();
  const own = useFirstMall();
  const choices = useBoards();
  const [mall, setMall] = useState<number>();
  const [board, setBoard] = useState<BoardType>(boards.notice);
  const place = { mallId: mall ?? own?.mallId ?? 0, boardType: board };
  const add = useAct(addPost, { changes: [listPosts] });
  const form = useOfficeForm({
    shape: addPost.body,
    values: emptyPost,
    toBody,
    send: (values) => add.mutateAsync({ params: place, body: toBody(values) }),
    onSent: ({ postNo }) => {
      toast('초안을 저장했어요');
      openSaved(placeKey({ ...place, postNo }));
    },
  });
  return (
    <Drawer
      title="새 글"
      isWide
      consequence="초안으로 저장해요. 아직 몰에 보이지 않아요."
      actions={
        <SubmitButton form={form} keys="mod+s" keysGroup="쓰기">
          초안 저장
        </SubmitButton>
      }
    >
      <Form form={form}>
        <div className={styles.pair}>
          <MallField value={place.mallId} disabled={form.values.files.length > 0} onChange={setMall} />
          <SelectField
            label="게시판"
            choices={choices.map((value) => ({ value, label: boardWords[value] }))}
            value={board}
            onChange={({ target: { value } }) => setBoard(value as BoardType)}
          />
        </div>
        <PostFields form={form} place={place} />
      </Form>
    </Drawer>
  );
}

/** An employer's staff write only notices. */
function useBoards(): readonly BoardType[] {
  const roles = useMe()?.roles ?? [];
  return roles.some(({ code }) => code !== 'WELFARE') ? boardTypeCodes : [boards.notice];
}
