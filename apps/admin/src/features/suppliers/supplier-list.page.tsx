import { listSuppliers } from '@mall/contracts/office/suppliers';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Dot } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { FormModal } from '../../kit/form-modal.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, RowOf, View } from '../../kit/list/list-types.ts';
import { NotThere } from '../../kit/states.tsx';
import { grouped } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { SupplierDrawer } from './supplier-drawer.tsx';
import { SupplierForm, useSupplierForm } from './supplier-form.tsx';
import { stateTones, stateWords } from './supplier-words.ts';

type Row = RowOf<typeof listSuppliers>;

const columns: readonly Column<Row>[] = [
  { id: 'name', label: '공급사', width: 180, isFixed: true, phone: 'title', cell: ({ name }) => name },
  { id: 'company', label: '상호', phone: 'note', cell: ({ company }) => company },
  { id: 'businessNumber', label: '사업자등록번호', width: 130, cell: ({ businessNumber }) => businessNumber },
  { id: 'phone', label: '전화번호', width: 130, isMinor: true, cell: ({ phone }) => phone },
  {
    id: 'state',
    label: '상태',
    width: 100,
    phone: 'endNote',
    cell: ({ state }) => <Dot tone={stateTones[state]}>{stateWords[state]}</Dot>,
  },
  { id: 'products', label: '상품', width: 90, align: 'end', phone: 'end', cell: ({ products }) => grouped(products) },
  { id: 'malls', label: '파는 몰', width: 90, align: 'end', isMinor: true, cell: ({ malls }) => `${grouped(malls)}곳` },
];
const filters = { state: { label: '상태', choices: stateWords, isUsual: true } };
const views: readonly View[] = [
  { id: 'all', label: '모든 공급사' },
  { id: 'active', label: '거래 중', filters: { state: 'is:ACTIVE' } },
];

/** Suppliers of the provider, which the shop shows as sellers of their products. */
export function SupplierListPage() {
  const mayWrite = useMay('products.write');
  return (
    <ListScreen
      name="suppliers"
      title="공급사"
      endpoint={listSuppliers}
      keyOf={({ supplierNo }) => String(supplierNo)}
      nameOf={({ name }) => name}
      columns={columns}
      filters={filters}
      search={{ hint: '이름, 상호, 사업자등록번호' }}
      views={views}
      actions={mayWrite && <NewSupplier />}
      drawer={(_, row) =>
        row ? (
          <SupplierDrawer key={`${row.supplierNo} ${row.version}`} row={row} mayWrite={mayWrite} />
        ) : (
          <Drawer title="공급사">
            <NotThere />
          </Drawer>
        )
      }
    />
  );
}

function NewSupplier() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} keys="n" onClick={() => setOpen(true)}>
        공급사 추가
      </Button>
      {isOpen && <NewSupplierModal onClose={() => setOpen(false)} />}
    </>
  );
}

function NewSupplierModal({ onClose }: { onClose: () => void }) {
  const form = useSupplierForm(undefined, onClose);
  return (
    <FormModal form={form} title="공급사 추가" verb="추가" onClose={onClose}>
      <SupplierForm form={form} mayWrite />
    </FormModal>
  );
}
