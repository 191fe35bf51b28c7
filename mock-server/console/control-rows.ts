import type { components } from '@copihue/contract/control';

type Rows = components['schemas'];
export type PlayerRow = Rows['ControlPlayer'];
export type SmsRow = Rows['Sms'];
/** Amounts in minor units, times in ms. */
export type OrderRow = Rows['OrderRow'];
export type ScenarioRow = Rows['Scenario'];
export type ClockRow = Rows['Clock'];
