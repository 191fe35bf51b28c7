import type { components } from '@copihue/contract/control';

/** The rows of the test control protocol that the console shows. */
type Rows = components['schemas'];
export type PlayerRow = Rows['ControlPlayer'];
export type SmsRow = Rows['Sms'];
/** A deposit or a withdrawal; amounts in minor units, times in ms. */
export type OrderRow = Rows['OrderRow'];
export type ScenarioRow = Rows['Scenario'];
export type ClockRow = Rows['Clock'];
