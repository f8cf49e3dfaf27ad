import { Building, Landmark, Scale, HeartHandshake } from 'lucide-react';

const AGENCIES = [
  { name: 'กรมส่งเสริมสหกรณ์', icon: <Landmark aria-hidden /> },
  { name: 'กรมตรวจบัญชีสหกรณ์', icon: <Scale aria-hidden /> },
  { name: 'ชุมนุมสหกรณ์ตัวอย่าง', icon: <Building aria-hidden /> },
  { name: 'สมาคมฌาปนกิจตัวอย่าง', icon: <HeartHandshake aria-hidden /> },
];

/** The offices that a cooperative answers to or belongs to, as quiet links above the foot. */
export function Agencies() {
  return (
    <nav aria-label="หน่วยงานที่เกี่ยวข้อง" className="@container border-y border-line py-1">
      <ul className="flex flex-col justify-between @quad:flex-row @quad:gap-6">
        {AGENCIES.map(({ name, icon }) => (
          <li key={name}>
            <a
              href="#/agency"
              className="flex min-h-11 items-center gap-2.5 text-sm leading-tight text-text no-underline hover:link-line [&_svg]:size-5 [&_svg]:shrink-0"
            >
              {icon}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
