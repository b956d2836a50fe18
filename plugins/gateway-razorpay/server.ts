import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Razorpay } from './razorpay.ts';
import type { RazorpayOptions } from './razorpay-options.ts';

export default gatewayHalf<RazorpayOptions>('razorpay', (server) => new Razorpay(server));
