import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Button } from './button.tsx';

describeKitPart(<Button>บันทึก</Button>, { element: HTMLButtonElement, slot: 'button' });
