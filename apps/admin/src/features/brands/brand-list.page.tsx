import { listBrands } from '@mall/contracts/office/brands';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, RowOf, View } from '../../kit/list/list-types.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import { NotThere } from '../../kit/states.tsx';
import { grouped } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { BrandForm, useBrandForm } from './brand-form.tsx';
import { MergeModal } from './merge-modal.tsx';

type Row = RowOf<typeof listBrands>;

const columns: readonly Column<Row>[] = [
  { id: 'name', label: '브랜드', width: 220, isFixed: true, phone: 'title', cell: ({ name }) => name },
  {
    id: 'searchWords',
    label: '검색에서 같은 말',
    phone: 'note',
    cell: ({ searchWords }) => searchWords.join(', ') || '–',
  },
  { id: 'products', label: '상품', width: 90, align: 'end', phone: 'end', cell: ({ products }) => grouped(products) },
  { id: 'malls', label: '파는 몰', width: 90, align: 'end', isMinor: true, cell: ({ malls }) => `${grouped(malls)}곳` },
];
const views: readonly View[] = [{ id: 'all', label: '모든 브랜드' }];

/** Brands of the provider, with the other spellings by which they are found. */
export function BrandListPage() {
  const mayWrite = useMay('products.write');
  return (
    <ListScreen
      name="brands"
      title="브랜드"
      endpoint={listBrands}
      keyOf={({ brandId }) => String(brandId)}
      nameOf={({ name }) => name}
      columns={columns}
      search={{ hint: '브랜드, 같은 말' }}
      views={views}
      actions={mayWrite && <NewBrand />}
      drawer={(_, row) => <BrandDrawer key={row && `${row.brandId} ${row.version}`} row={row} mayWrite={mayWrite} />}
    />
  );
}

function BrandDrawer({ row, mayWrite }: { row: Row | undefined; mayWrite: boolean }) {
  if (!row)
    return (
      <Drawer title="브랜드">
        <NotThere />
      </Drawer>
    );
  return <OpenBrand row={row} mayWrite={mayWrite} />;
}

function OpenBrand({ row, mayWrite }: { row: Row; mayWrite: boolean }) {
  const form = useBrandForm(row);
  const [isMerging, setMerging] = useState(false);
  return (
    <Drawer
      title={row.name}
      note={`상품 ${grouped(row.products)}개`}
      history={{ subject: `brand ${row.brandId}` }}
      {...(mayWrite && {
        consequence: '모든 몰의 검색에 바로 반영돼요',
        actions: (
          <>
            <Button onClick={() => setMerging(true)}>다른 브랜드에 합치기</Button>
            <SubmitButton form={form} keys="mod+enter" disabled={!form.isChanged}>
              저장
            </SubmitButton>
          </>
        ),
      })}
    >
      <BrandForm form={form} mayWrite={mayWrite} />
      {isMerging && <MergeModal row={row} onClose={() => setMerging(false)} />}
    </Drawer>
  );
}

function NewBrand() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} keys="n" onClick={() => setOpen(true)}>
        브랜드 추가
      </Button>
      {isOpen && <NewBrandModal onClose={() => setOpen(false)} />}
    </>
  );
}

function NewBrandModal({ onClose }: { onClose: () => void }) {
  const form = useBrandForm(undefined, onClose);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="브랜드 추가"
      footer={
        <>
          <Button onClick={onClose}>취소</Button>
          <SubmitButton form={form} keys="mod+enter">
            추가
          </SubmitButton>
        </>
      }
    >
      <BrandForm form={form} mayWrite />
    </Modal>
  );
}
