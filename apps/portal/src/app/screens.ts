import { articleRoutes } from '../features/article/route.ts';
import { beneficiaryRoutes } from '../features/beneficiary/route.ts';
import { boardRoutes } from '../features/board/route.ts';
import { coloursRoutes } from '../features/colours/route.ts';
import { demandRoutes } from '../features/demand/route.ts';
import { depositRoutes } from '../features/deposit/route.ts';
import { dividendRoutes } from '../features/dividend/route.ts';
import { finderRoutes } from '../features/finder/route.ts';
import { guaranteeRoutes } from '../features/guarantee/route.ts';
import { homeRoutes } from '../features/home/route.ts';
import { impersonationRoutes } from '../features/impersonation/route.ts';
import { listRoutes } from '../features/list/route.ts';
import { loadingRoutes } from '../features/loading/route.ts';
import { loanRoutes } from '../features/loan/route.ts';
import { logonRoutes } from '../features/logon/route.ts';
import { memberRoutes } from '../features/member/route.ts';
import { passwordRoutes } from '../features/password/route.ts';
import { privacyRoutes } from '../features/privacy/route.ts';
import { receiptRoutes } from '../features/receipt/route.ts';
import { registrationRoutes } from '../features/registration/route.ts';
import { selfCheckRoutes } from '../features/self-check/route.ts';
import { shareRoutes } from '../features/share/route.ts';
import { verifyRoutes } from '../features/verify/route.ts';
import { welcomeRoutes } from '../features/welcome/route.ts';
import { welfareRoutes } from '../features/welfare/route.ts';
import type { Screen } from '../lib/screen.ts';

/** Every screen of the portal. A feature is a folder and a line here. */
export const screens: readonly Screen[] = [
  ...homeRoutes,
  ...listRoutes,
  ...articleRoutes,
  ...boardRoutes,
  ...demandRoutes,
  ...loadingRoutes,
  ...coloursRoutes,
  ...finderRoutes,
  ...verifyRoutes,
  ...logonRoutes,
  ...registrationRoutes,
  ...welcomeRoutes,
  ...impersonationRoutes,
  ...selfCheckRoutes,
  ...memberRoutes,
  ...shareRoutes,
  ...loanRoutes,
  ...depositRoutes,
  ...receiptRoutes,
  ...guaranteeRoutes,
  ...beneficiaryRoutes,
  ...welfareRoutes,
  ...dividendRoutes,
  ...passwordRoutes,
  ...privacyRoutes,
];
