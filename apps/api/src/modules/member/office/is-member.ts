import { type Expression, type SqlBool, sql } from 'kysely';
import { beginsWith } from '../../../office/list-page.ts';
import type { Understood } from './understand.ts';

/** The condition on a member for a typed search; only comparisons that use indexes under a policy. */
export function isMember(understood: Understood): Expression<SqlBool> {
  switch (understood.kind) {
    case 'phone':
      return sql<SqlBool>`m.phone = ${understood.digits} and m.phone <> ''`;
    case 'email':
      return sql<SqlBool>`m.email_key = ${understood.email} and m.email_key <> ''`;
    case 'name': {
      const { name, phoneEnd } = understood;
      if (phoneEnd === undefined) return beginsWith(sql`m.name_key`, name);
      return sql<SqlBool>`m.name_key = ${name} and m.phone_end = ${phoneEnd}`;
    }
    case 'id':
      return beginsWith(sql`m.login_key`, understood.loginId);
    case 'number':
      return sql<SqlBool>`(m.mall_id, m.member_no) in (
        select mall_id, member_no from mall_order where order_no = ${understood.number}
        union all select mall_id, member_no from application where application_no = ${understood.number}
        union all select mall_id, member_no from subscription_application where application_no = ${understood.number})`;
    case 'invoice':
      return sql<SqlBool>`(m.mall_id, m.member_no) in (
        select mall_id, o.member_no from shipment join mall_order o using (mall_id, order_no)
        where shipment.invoice_no = ${understood.number})`;
  }
}
