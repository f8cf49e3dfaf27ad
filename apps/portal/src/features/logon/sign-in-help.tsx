import { LinkList, LinkListItem } from '@sahakorn/ui/link-list';
import { Link, useLocation } from 'react-router-dom';
import { withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { paths } from '../../lib/paths.ts';

export function SignInHelp() {
  const { state } = useLocation();
  const onward = withSignInState(state, {});
  return (
    <section>
      <h2 className="pb-1.5 text-xl">เข้าใช้งานครั้งแรก หรือเข้าไม่ได้</h2>
      <LinkList>
        <LinkListItem asChild>
          <Link to={paths.registerAuth()} state={onward}>
            ลงทะเบียนใช้งานครั้งแรก
          </Link>
        </LinkListItem>
        <LinkListItem asChild>
          <Link to={paths.forget()} state={onward}>
            ลืมรหัสผ่าน
          </Link>
        </LinkListItem>
        <LinkListItem asChild>
          <Link to={paths.terms()} state={onward}>
            ข้อกำหนดและเงื่อนไขการใช้งาน
          </Link>
        </LinkListItem>
        <LinkListItem asChild>
          <Link to={paths.selfCheck()} state={onward}>
            ตรวจสอบความพร้อมของเครื่อง
          </Link>
        </LinkListItem>
      </LinkList>
    </section>
  );
}
