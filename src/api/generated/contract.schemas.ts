// Generated from openapi/ by `npm run generate`. Do not edit.
export * from '@copihue/contract/types';
